import { Link } from '@payloadcms/ui'
import { formatPrice } from '#domain/money/euros.ts'
import { readBillRef } from '#plugins/lifestyle/bill-repository.ts'
import { LIFESTYLE } from '#plugins/lifestyle/contract-charges.ts'
import type { Charge } from '#plugins/payments/charges/repository.ts'
import { currentRefund, sumToSettle } from '#plugins/payments/charges/settle-by-hand.ts'
import { readDeliveryRef } from '#plugins/subscriptions/repository.ts'
import { SUBSCRIPTION } from '#plugins/subscriptions/subscription-charges.ts'
import { contractPath, subscriptionPath } from '../admin-path.ts'
import { formatInstant } from '../format.ts'
import { t } from '../text.ts'
import { partName } from '../story/part-name.ts'
import { standing } from './LatePayment.tsx'
import { SettleCharge } from './SettleCharge.tsx'

/** The page of the contract that a charge is of, and what it is called there; null of any other charge. */
export function contractOf({ owner, subject }: Charge): { href: string; title: string } | null {
  if (owner === LIFESTYLE) {
    const { number } = readBillRef(subject)
    return { href: contractPath(number), title: t('refunds.lifestyle', { number }) }
  }
  if (owner !== SUBSCRIPTION) return null
  const { number } = readDeliveryRef(subject)
  return { href: subscriptionPath(number), title: t('refunds.subscription', { number }) }
}

/** Money of a contract that shall go back and does not by itself. */
export function ContractCharge({ charge }: { charge: Charge }) {
  const { ref, transactionId, paid, amount: asked, since } = charge
  const refund = currentRefund(charge)
  const amount = sumToSettle(charge)
  const words = { received: formatPrice(paid ?? 0), due: formatPrice(asked), moment: formatInstant(since) }
  const { href, title } = contractOf(charge) ?? { href: '', title: '' }
  return (
    <li className="admin-panel admin-withdrawal">
      <h3>
        <Link href={href} prefetch={false}>
          {[title, partName(charge.subject), formatPrice(amount)].filter(Boolean).join(', ')}
        </Link>
      </h3>
      <p className="admin-late">
        {refund && refund.state !== 'done' ? standing(refund) : t('refunds.outstanding', words)}
      </p>
      <SettleCharge
        chargeRef={ref}
        transactionId={refund?.transactionId ?? transactionId}
        amount={amount}
        isFailed={!refund || refund.state === 'failed' || refund.state === 'done'}
        isUnsent={!refund}
        mayDrop
      />
    </li>
  )
}
