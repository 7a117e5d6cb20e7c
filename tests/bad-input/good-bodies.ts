import { orderForm } from '../order-form.ts'
import type { SomeGoods } from '../some-goods.ts'

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
    '/content/releases/:release/stop': {},
    '/letter/:id/again': {},
    '/preview/open': { kind: 'shop', at: '2026-12-01T06:00:00.000Z' },
  }
}
