import type { Declaration } from '#contracts/withdrawals.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { lookupToken } from '#plugins/orders/order-links.ts'
import { openWithdrawals } from '#plugins/withdrawals/admin-withdrawals.ts'
import { openOrderAdmin } from './order-admin.ts'

export type WithdrawalAdmin = Awaited<ReturnType<typeof openWithdrawalAdmin>>

/** A valid order number of no order. */
export const NO_ORDER = 'S12345674'

/** An answer, once what the shop does after it is done. */
async function afterwards(asking: Promise<Response>): Promise<Response> {
  const answer = await asking
  await finishLaterWork()
  return answer
}

/** A trial shop where buyers withdraw and staff answer. */
export async function openWithdrawalAdmin(...from: Parameters<typeof openOrderAdmin>) {
  const admin = await openOrderAdmin(...from)
  const { shop, handler } = admin
  const shopper = await shop.newShopper()

  const form = (differences: Partial<Declaration> = {}): Declaration => ({
    name: 'Aino Mäkelä',
    number: NO_ORDER,
    email: 'aino@example.com',
    extent: 'all',
    ...differences,
  })
  const declare = (differences?: Partial<Declaration>, headers: Record<string, string> = {}) =>
    afterwards(shop.ask('/withdrawal/declare', form(differences), { ...shopper, ...headers }))
  const open = async () => openWithdrawals(await shop.req())

  return {
    ...admin,
    form,
    declare,
    open,
    /** The one open declaration for this order. */
    async openOf(number: string) {
      const found = (await open()).find((one) => one.number === number)
      if (!found) throw new Error(`Nobody has withdrawn from ${number}`)
      return found
    },
    answer: (ref: string, action: 'instructions' | 'handle', body: object, headers = {}) =>
      afterwards(shop.ask(`/withdrawal/${ref}/${action}`, body, { ...handler, ...headers })),
    /** The token of the order page, and the lines shown there. */
    async orderPage(number: string) {
      const { bought } = await admin.orderNumbered(number)
      return { token: lookupToken(number), rows: bought.lines }
    },
    /** Mails posted about withdrawals from this order. */
    async lettersOf(number: string): Promise<Letter[]> {
      const where = { and: [{ key: { like: 'withdrawal ' } }, { subject: { like: number } }] }
      const found = await findAll(shop, 'outbox', where)
      return found.map(({ message }) => unseal(message) as Letter)
    },
    async send(number: string): Promise<void> {
      await admin.ask(number, 'move', { to: 'sent' })
    },
  }
}
