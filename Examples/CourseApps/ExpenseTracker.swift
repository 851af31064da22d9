import SwiftUI

struct ExpenseItem: Identifiable, Codable {
  var id = UUID()
  let name: String
  let type: String
  let amount: Double
}

class Expenses: ObservableObject {
  @Published var items = [ExpenseItem]() {
    didSet {
      let encoder = JSONEncoder()
      if let encoded = try? encoder.encode(items) {
        UserDefaults.standard.set(encoded, forKey: "Items")
      }
    }
  }

  init() {
    if let savedItems = UserDefaults.standard.data(forKey: "Items") {
      if let decodedItems = try? JSONDecoder().decode([ExpenseItem].self, from: savedItems) {
        items = decodedItems
        return
      }
    }
    items = []
  }
}

struct AddExpense: View {
  @Environment(\.presentationMode) var presentationMode
  @ObservedObject var expenses: Expenses
  @State private var name = ""
  @State private var type = "Personal"
  @State private var amount = ""
  @State private var showingAlert = false

  static let types = ["Business", "Personal"]

  var body: some View {
    NavigationView {
      Form {
        TextField("Name", text: $name)
        Picker("Type", selection: $type) {
          ForEach(Self.types, id: \.self) {
            Text($0)
          }
        }
        TextField("Amount", text: $amount)
          .keyboardType(.numberPad)
      }
      .navigationBarTitle("Add new expense")
      .navigationBarItems(
        trailing: Button("Save") {
          if let actualAmount = Double(self.amount) {
            let item = ExpenseItem(name: self.name, type: self.type, amount: actualAmount)
            self.expenses.items.append(item)
            self.presentationMode.wrappedValue.dismiss()
          } else {
            self.showingAlert = true
          }
        }
      )
      .alert(isPresented: $showingAlert) {
        Alert(
          title: Text("Wrong amount"), message: Text("Enter a number."),
          primaryButton: .destructive(Text("Clear")) { self.amount = "" }, secondaryButton: .cancel())
      }
    }
  }
}

struct ExpenseTracker: View {
  @ObservedObject var expenses = Expenses()
  @State private var showingAddExpense = false

  var body: some View {
    NavigationView {
      List {
        ForEach(expenses.items) { item in
          HStack {
            VStack(alignment: .leading) {
              Text(item.name).font(.headline)
              Text(item.type)
            }
            Spacer()
            Text("$\(item.amount, specifier: "%.2f")")
              .foregroundColor(item.amount < 10 ? .green : item.amount < 100 ? .orange : .red)
          }
        }
        .onDelete(perform: removeItems)
      }
      .navigationBarTitle(Text("iExpense"), displayMode: .inline)
      .navigationBarItems(
        leading: EditButton(),
        trailing:
          Button(action: {
            self.showingAddExpense = true
          }) {
            Image(systemName: "plus")
          }
      )
      .sheet(isPresented: $showingAddExpense) {
        AddExpense(expenses: self.expenses)
      }
    }
  }

  func removeItems(at offsets: IndexSet) {
    expenses.items.remove(atOffsets: offsets)
  }
}
