import { paytrail } from './paytrail.ts'
import type { PaymentProvider } from './provider.ts'

/** Paytrail's own public test merchant, which the stand-in plays unless told otherwise. */
const TEST_MERCHANT = '375917'

/** The provider this shop collects through, as its environment says. */
export function paymentProvider(): PaymentProvider {
  return paytrail({
    url: process.env.PAYTRAIL_URL ?? 'https://services.paytrail.com',
    merchant: process.env.PAYTRAIL_MERCHANT ?? TEST_MERCHANT,
    secret: process.env.PAYTRAIL_SECRET ?? '',
  })
}

/** Where the provider tells how a payment went. */
export const paymentWebhookUrl = () => `${process.env.SHOP_URL ?? ''}/api/payment/paytrail/webhook`

/** Where the provider tells how a refund went. */
export const refundWebhookUrl = () => `${process.env.SHOP_URL ?? ''}/api/payment/paytrail/refund-webhook`
