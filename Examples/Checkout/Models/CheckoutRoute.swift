/// The screens after the cart.
enum CheckoutRoute: Hashable {
  case shipping
  case payment
  case confirmation(Receipt)
}
