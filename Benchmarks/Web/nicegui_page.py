"""Labels, and a button that changes the one in the middle, in NiceGUI: nicegui_page.py ROWS."""
import socket
import sys
import threading

from nicegui import Client, ui

rows = int(sys.argv[1])


# The time that it gives a page to be made is too short for the larger one on a slow machine.
@ui.page("/", response_timeout=120)
def page():
    value = 0
    middle = None

    def change():
        nonlocal value
        value += 1
        middle.set_text(f"Changed {value}")

    with ui.column():
        ui.button("Change", on_click=change)
        for number in range(rows):
            if number == rows // 2:
                middle = ui.label("Changed 0")
            else:
                ui.label(f"Label {number}")


with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    port = probe.getsockname()[1]
print(f"port {port}", flush=True)


def answer():
    """For each line, how many pages have a browser."""
    for _ in sys.stdin:
        print(f"count={sum(client.has_socket_connection for client in list(Client.instances.values()))}", flush=True)


threading.Thread(target=answer, daemon=True).start()
# It drops a page whose browser is silent for six seconds, and pages that are being made keep it from listening.
ui.run(host="127.0.0.1", port=port, reload=False, show=False, show_welcome_message=False, reconnect_timeout=120)
