/** Presses "Maksa" (or "Peruuta") on the provider's page, and returns to the shop where asked to. */
export async function pay(payUrl: string, { action = 'pay', comesBack = true } = {}): Promise<void> {
  const { origin } = new URL(payUrl)
  const body = new URLSearchParams({ provider: 'creditcard', action })
  const answer = await fetch(payUrl, { method: 'POST', headers: { origin }, body, redirect: 'manual' })
  const back = answer.headers.get('location')
  if (comesBack && back) await fetch(back, { redirect: 'manual' }).catch(() => undefined)
}

export interface Payment {
  /** The purchase's reference. */
  reference: string
  amount: number
  status: string
  refundedAmount: number
  callbacksOwed: number
  /** Each report brought to the shop, and the status it answered or the reason why it did not. */
  callbacks: { answer: string }[]
  /** ISO instant. */
  createdAt: string
}

/** The provider's record of payments, against which the shop's orders are checked. */
export async function paymentsAt(standIns: string): Promise<Payment[]> {
  return ((await (await fetch(`${standIns}/payments.json`)).json()) as { payments: Payment[] }).payments
}
