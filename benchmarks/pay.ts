/** Presses "Maksa" (or "Peruuta") on the provider's page, and comes back to the shop if told to. */
export async function pay(payUrl: string, { action = 'pay', comesBack = true } = {}): Promise<void> {
  const { origin } = new URL(payUrl)
  const body = new URLSearchParams({ provider: 'creditcard', action })
  const answer = await fetch(payUrl, { method: 'POST', headers: { origin }, body, redirect: 'manual' })
  const back = answer.headers.get('location')
  if (comesBack && back) await fetch(back, { redirect: 'manual' }).catch(() => undefined)
}

export interface Payment {
  /** The purchase's own name. */
  reference: string
  amount: number
  status: string
  refundedAmount: number
}

/** What the provider has seen, which is the truth about money. */
export async function paymentsAt(standIns: string): Promise<Payment[]> {
  return ((await (await fetch(`${standIns}/payments.json`)).json()) as { payments: Payment[] }).payments
}
