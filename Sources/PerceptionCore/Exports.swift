// The name under which programs import observation without the views of Perception. Here both are the language's own.
@_exported import Perception
