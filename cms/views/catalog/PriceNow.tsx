import type { UIFieldServerProps } from 'payload'
import { priceHistory, type DatedPrice } from '#domain/catalog/dated-price.ts'
import { lowestPriceBeforeCampaign } from '#domain/catalog/lowest-price.ts'
import { priceOn } from '#domain/catalog/price-on.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { findAll } from '#plugins/kit/documents.ts'
import { t } from '../text.ts'
import { moment } from '../when.ts'

/** What an article costs now by the shop's own rule, what a reduction is measured against, and what comes next. */
export async function PriceNow({ id, req }: UIFieldServerProps) {
  if (!id) return <p className="desk-hint">{t('price.how')}</p>
  const isOnline = { and: [{ article: { equals: id } }, { kind: { equals: 'unit' } }] }
  const rows = await findAll<DatedPrice>(req, 'prices', isOnline)
  const price = priceOn(rows, nowIso(), 'online')
  if (!price) return <p className="desk-hint desk-hint--alarming">{t('price.none')}</p>
  const lowest = lowestPriceBeforeCampaign(priceHistory(rows, 'online'), now().getTime())
  return (
    <div className="desk-price">
      <dl>
        <Fact name={t(price.isCampaign ? 'price.now_campaign' : 'price.now')} value={formatPrice(price.amount)} />
        {lowest !== null && <Fact name={t('price.lowest')} value={formatPrice(lowest)} />}
      </dl>
      {lowest !== null && !price.isCampaign && (
        <p className="desk-hint desk-hint--alarming">{t('price.not_claimed', { amount: formatPrice(lowest) })}</p>
      )}
      {price.nextChangeAt && <p>{t('price.next', { moment: moment(price.nextChangeAt) })}</p>}
      <p className="desk-hint">{t('price.how')}</p>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="desk-figure">{value}</dd>
    </div>
  )
}
