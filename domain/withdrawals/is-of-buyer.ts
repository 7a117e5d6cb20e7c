/**
 * Whether a declaration comes from the buyer: it names the order's address. Upper and lower case are the same, as
 * mailboxes do not distinguish them.
 */
export function isOfBuyer(declared: { email: string }, order: { email: string }): boolean {
  const asOne = (email: string) => email.trim().toLowerCase()
  return asOne(declared.email) === asOne(order.email)
}
