import { paytrail } from './paytrail.ts'
import type { PaymentProvider } from './provider.ts'

/** Paytrail's own public test merchant, which the stand-in plays by default. */
const TEST_MERCHANT = '375917'

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
