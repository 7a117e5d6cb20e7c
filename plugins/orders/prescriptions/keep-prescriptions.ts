import type { PayloadRequest } from 'payload'
import type { StoredLenses } from '#contracts/kept-prescriptions.ts'
import { giveFileToOrder } from '#plugins/prescriptions/files-for-orders.ts'
import { keep } from '#plugins/prescriptions/repository.ts'
import type { Order } from '../order.ts'
import { prescriptionsOf } from '../repository.ts'

/**
 * Ties the pictures of an order to it, and keeps its prescriptions for the customer who bought and wants so: each line
 * once, so that it may be repeated, also as values come later.
 */
export async function keepPrescriptions(req: PayloadRequest, order: Order): Promise<void> {
  const { number, customer, bought } = order
  const prescriptions = await prescriptionsOf(req, number)
  for (const { file } of Object.values(prescriptions)) if (file) await giveFileToOrder(req, file, number)
  if (!customer || !bought.form.keepsPrescriptions) return

  for (const { ref } of bought.lines) {
    const glasses = prescriptions[ref]?.prescriptionGlasses
    if (!glasses) continue
    const { examinedOn } = glasses
    await keep(req, { customer, source: 'order', sourceKey: `order ${number} ${ref}`, examinedOn, glasses })
  }
  for (const { lenses, examinedOn } of lensesOf(order, prescriptions))
    await keep(req, {
      customer,
      source: 'order',
      sourceKey: `order ${number} lenses ${lenses.articleId}`,
      examinedOn,
      lenses,
    })
}

/** The contact lenses of an order, both eyes of an article together. */
function lensesOf({ bought }: Order, prescriptions: Awaited<ReturnType<typeof prescriptionsOf>>) {
  const byArticle = new Map<number, { lenses: StoredLenses; examinedOn: string | null }>()
  for (const { ref, eye, articleId, articleDescription, slug } of bought.lines) {
    const { parameters = null, examinedOn = null } = prescriptions[ref] ?? {}
    if (!eye || !parameters) continue
    const none: StoredLenses = { articleId, name: articleDescription, slug, right: null, left: null }
    const { lenses } = byArticle.get(articleId) ?? { lenses: none }
    byArticle.set(articleId, { lenses: { ...lenses, [eye]: parameters }, examinedOn })
  }
  return byArticle.values()
}
