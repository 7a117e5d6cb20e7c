import type { PaymentMethodId } from '#contracts/payments.ts'
import { paytrail } from './paytrail.ts'
import type { PaymentProvider } from './provider.ts'

/** Paytrail's own public test merchant, which the stand-in plays unless told otherwise. */
const TEST_MERCHANT = '375917'

/** The provider that collects by each method. A gift card needs no provider; Klarna (60, 65) has no adapter yet. */
const PROVIDERS: Partial<Record<PaymentMethodId, () => PaymentProvider>> = { 70: paytrailProvider }

/** The provider that collects by a method and gives back what was paid by it. */
export function providerFor(method: PaymentMethodId): PaymentProvider {
  const open = PROVIDERS[method]
  if (!open) throw new Error(`No provider collects by payment method ${method}`)
  return open()
}

/** Card and bank, as the environment says. Settings are read at each call, since tests change them. */
export function paytrailProvider(): PaymentProvider {
  const webhooks = `${process.env.SHOP_URL ?? ''}/api/payment/paytrail`
  return paytrail({
    url: process.env.PAYTRAIL_URL ?? 'https://services.paytrail.com',
    merchant: process.env.PAYTRAIL_MERCHANT ?? TEST_MERCHANT,
    secret: process.env.PAYTRAIL_SECRET ?? '',
    webhookUrl: `${webhooks}/webhook`,
    refundWebhookUrl: `${webhooks}/refund-webhook`,
  })
}
