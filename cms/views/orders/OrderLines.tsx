import type { TotalRow } from '#contracts/money.ts'
import type { RestockedRow } from '#contracts/order-handling.ts'
import type { PiecesOfRow } from '#contracts/order-parts.ts'
import { formatPrice } from '#domain/money/euros.ts'
import type { LineWithoutPrescription } from '#plugins/checkout/repository.ts'
import type { Bought } from '#plugins/orders/repository.ts'
import { Picture } from '../Picture.tsx'
import { t } from '../text.ts'

interface OrderLinesProps {
  bought: Bought
  /** Where the pieces of each row are. */
  pieces: PiecesOfRow[]
  restocked: RestockedRow[]
}

/** An order's lines and totals, as frozen in the purchase. Ground lenses are listed under their frame. */
export function OrderLines({ bought, pieces, restocked }: OrderLinesProps) {
  const { lines, totals, giftCard, paymentName } = bought
  return (
    <section className="admin-panel" aria-labelledby="admin-lines">
      <h2 id="admin-lines">{t('order.lines')}</h2>
      <div className="admin-lines">
        {inOrder(lines).map((line) => (
          <Line
            key={line.ref}
            line={line}
            pieces={pieces.find(({ ref }) => ref === line.ref)}
            restocked={restocked.find(({ ref }) => ref === line.ref)?.pieces}
          />
        ))}
      </div>
      <dl className="admin-sums">
        {totals.rows.map((row, index) => (
          <Sum key={index} name={rowName(row, bought.discountCode)} amount={row.amount} />
        ))}
        <Sum name={t('order.total')} amount={totals.totalCost} isTotal />
        {totals.vat.map(({ rate, vat, net }) => (
          <Sum
            key={rate}
            name={`${t('order.vat', { rate: percent(rate) })}, ${t('order.vat_net', { net: formatPrice(net) })}`}
            amount={vat}
            isSmall
          />
        ))}
        {giftCard && <Sum name={t('order.gift_card', { lastDigits: giftCard.lastDigits })} amount={-totals.giftCard} />}
        {totals.amountDue > 0 && <Sum name={t('order.paid', { method: paymentName })} amount={totals.amountDue} />}
      </dl>
    </section>
  )
}

interface LineProps {
  line: LineWithoutPrescription
  pieces: PiecesOfRow | undefined
  /** Returned pieces that were restocked. */
  restocked: number | undefined
}

function Line({ line, pieces, restocked }: LineProps) {
  const {
    articleDescription,
    brand,
    variety,
    eye,
    quantity,
    media,
    price,
    parentRef,
    availability,
    leadTimeDays,
    isMadeToMeasure,
    subscriptionInterval,
  } = line
  const isSupplierOrder = availability === 'supplier_order' && !isMadeToMeasure && !parentRef
  const about = [
    brand,
    variety,
    eye && t(`prescription.${eye}`),
    subscriptionInterval && t(`order.interval.${subscriptionInterval}`),
    isMadeToMeasure && t('order.made_to_measure'),
    isSupplierOrder && t('order.supplier_order', { count: leadTimeDays }),
    restocked && t('order.restocked', { count: restocked }),
  ]
  return (
    <div className={parentRef ? 'admin-line admin-line--child' : 'admin-line'}>
      <Picture src={media.md} />
      <p className="admin-line__name">
        <strong>{articleDescription}</strong>
        <span>{about.filter(Boolean).join(' · ')}</span>
        {pieces && !line.giftCard && <span>{standingOf(pieces)}</span>}
      </p>
      <span className="admin-line__pieces admin-figure">{`${quantity} × ${formatPrice(price.amount)}`}</span>
      <span className="admin-figure">{formatPrice(quantity * price.amount)}</span>
    </div>
  )
}

/** Such as `Odottaa 1 kpl · Lähetetty 2 kpl`. */
function standingOf(pieces: PiecesOfRow): string {
  return (['waiting', 'sent', 'canceled', 'returned'] as const)
    .flatMap((name) => (pieces[name] > 0 ? [t(`order.pieces_of.${name}`, { count: pieces[name] })] : []))
    .join(' · ')
}

interface SumProps {
  name: string
  amount: number
  isTotal?: boolean
  isSmall?: boolean
}

function Sum({ name, amount, isTotal, isSmall }: SumProps) {
  const dress = isTotal ? 'admin-sum admin-sum--total' : isSmall ? 'admin-sum admin-sum--small' : 'admin-sum'
  return (
    <div className={dress}>
      <dt>{name}</dt>
      <dd className="admin-figure">{formatPrice(amount)}</dd>
    </div>
  )
}

function inOrder(lines: LineWithoutPrescription[]): LineWithoutPrescription[] {
  const tops = lines.filter(({ parentRef }) => parentRef === null)
  return tops.flatMap((top) => [top, ...lines.filter(({ parentRef }) => parentRef === top.ref)])
}

function rowName({ kind }: TotalRow, code: string | null): string {
  return kind === 'discount' && code ? t('order.row.discount_code', { code }) : t(`order.row.${kind}`)
}

function percent(rate: number): string {
  return String(rate / 100).replace('.', ',')
}
