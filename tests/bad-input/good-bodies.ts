import { orderForm } from '../order-form.ts'
import type { SomeGoods } from '../some-goods.ts'
import { prescription } from '../some-prescription.ts'

/** A whole file of a kind that is taken. */
const PDF = Buffer.from('%PDF-1.4\n%%EOF').toString('base64')

/** A valid body for each changing route, with an order of this number. */
export function goodBodies(
  { lens, bottle, today }: SomeGoods,
  number: string,
): Record<string, Record<string, unknown>> {
  const right = { parameters: lens.parameters, quantity: 1 }
  return {
    '/cart/update': { skuId: bottle.skuId, quantity: 1, noCheckoutInfo: true },
    '/cart/lenses': { articleId: lens.articleId, right, confirmsPrescription: true, examinedOn: today },
    '/cart/quantity': { ref: 'a row', quantity: 2 },
    '/cart/empty': {},
    '/cart/discount': { code: 'TERVETULOA10' },
    '/giftcard/balance': { number: '1234 5678 9012 3452', pin: '1234' },
    '/checkout/quote': { deliveryMethodId: 119, zip: '00100' },
    '/checkout/purchase': { ...orderForm(bottle.amount + lens.amount), note: 'Soita ovikelloa' },
    '/checkout/return': { 'checkout-stamp': 'a', 'checkout-status': 'ok', 'checkout-amount': '1', signature: '00' },
    '/order/lookup': { number, email: 'aino@example.com' },
    '/order/:number/move': { to: 'confirmed', note: 'Katsottu' },
    '/order/:number/cancel': { typed: number, note: 'Asiakas pyysi' },
    '/order/:number/refund': { amount: 100, typed: number, note: 'Hyvitys' },
    '/order/:number/note': { note: 'Soitettu asiakkaalle' },
    '/order/:number/prescriptions': {},
    '/order/:number/refund/settle': { key: 'a refund', as: 'done', typed: number, note: 'Katsottu' },
    '/order/:number/refund/drop': { typed: number, note: 'Maksettiin tilille' },
    '/payment/late/:ref': { as: 'done', typed: '22,80', note: 'Katsottu' },
    '/withdrawal/declare': { name: 'Aino Mäkelä', number, email: 'aino@example.com', extent: 'part', words: 'Pullo' },
    '/withdrawal/:ref/instructions': {},
    '/withdrawal/:ref/handle': { note: 'Peruttu ja palautettu' },
    '/content/forms/:id': { answers: { nimi: 'Aino' }, consents: true },
    '/form-submission/:ref/read': {},
    '/form-submission/:ref/handle': {},
    '/auth/user/getUser': {},
    '/account/register': {
      ...{ firstName: 'Aino', lastName: 'Mäkelä', email: 'aino@example.com', acceptsTerms: true, marketing: ['sms'] },
      ...{ password: 'pitkä salasana', repeat: 'pitkä salasana' },
    },
    '/account/link/:token/registration': { password: 'pitkä salasana' },
    '/account/link/:token/email': {},
    '/account/link/:token/password': { password: 'pitkä salasana', repeat: 'pitkä salasana' },
    '/account/sign-in': { email: 'aino@example.com', password: 'pitkä salasana', acceptsTerms: true },
    '/account/sign-out': {},
    '/account/forgot-password': { email: 'aino@example.com' },
    '/account/details': {
      ...{ firstName: 'Aino', lastName: 'Mäkelä', phone: '040 123 4567', language: 'fi' },
      ...{ street: 'Kauppakatu 1', postalCode: '40100', town: 'Jyväskylä' },
    },
    '/customer/:number/details': {
      ...{ firstName: 'Aino', lastName: 'Mäkelä', phone: '040 123 4567', language: 'fi' },
      ...{ street: 'Kauppakatu 1', postalCode: '40100', town: 'Jyväskylä', note: 'Soitti' },
    },
    '/customer/:number/end-sessions': { note: 'Puhelin katosi' },
    '/account/marketing': { marketing: ['email'] },
    '/account/email': { email: 'aino.makela@example.com', password: 'pitkä salasana' },
    '/account/password': { current: 'pitkä salasana', password: 'uusi salasana', repeat: 'uusi salasana' },
    '/account/sessions/:ref/end': {},
    '/account/sessions/end-others': {},
    '/messages/subscription/:token/end': {},
    '/account/notices': { sms: false },
    '/account/exports': {},
    '/account/deletion': { password: 'pitkä salasana' },
    '/account/prescriptions': { glasses: prescription(), confirmsUnusual: true },
    '/account/prescriptions/photo': { file: PDF, examinedOn: today },
    '/account/prescriptions/:ref/remove': {},
    '/prescription/upload': { file: PDF },
    '/order/awaited/:token/values': { ref: 'a row', glasses: prescription(), confirmsUnusual: true },
    '/order/awaited/:token/photo': { ref: 'a row', file: PDF },
    '/order/:number/prescriptions/values': { ref: 'a row', glasses: prescription() },
    '/order/:number/prescriptions/file': { ref: 'a row' },
    '/account/invoices/:id/pay': { amount: 1000 },
    '/account/invoices/return': {
      'checkout-stamp': 'a',
      'checkout-status': 'ok',
      'checkout-amount': '1',
      signature: '00',
    },
    '/invoice/make': { customer: 'A12345674', type: 2, rows: [{ name: 'Silmälasit', amount: 10_000, vatRate: 2550 }] },
    '/invoice/:id/credit': { note: 'Palautus' },
    '/invoice/:id/move': { to: 'in_collection', note: 'Muistutettu kahdesti' },
    '/invoice/:id/refund': { payment: 'a payment', as: 'done', note: 'Maksettu tilille' },
    '/invoice/bank-file/read': { content: '' },
    '/invoice/bank-file/record': { content: '' },
    '/content/releases/:release/stop': {},
    '/letter/:id/again': {},
    '/preview/open': { kind: 'shop', at: '2026-12-01T06:00:00.000Z' },
  }
}
