'use client'
import { useDocumentEvents, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { priceHistory, type DatedPrice } from '#domain/catalog/dated-price.ts'
import { lowestPriceBeforeCampaign } from '#domain/catalog/lowest-price.ts'
import { priceOn } from '#domain/catalog/price-on.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { readRows } from '../read-rows.ts'
import { t } from '../text.ts'
import { formatInstant } from '../format.ts'

/** An article's price now by the shop's own price rule, its 30-day low, and the next change. */
export function PriceNow() {
  const { id } = useDocumentInfo()
  const rows = usePriceRows(id)
  if (!rows) return <p className="admin-hint">{t('price.how')}</p>
  const price = priceOn(rows, nowIso(), 'online')
  if (!price) return <p className="admin-hint admin-hint--alarming">{t('price.none')}</p>
  const history = priceHistory(rows, 'online')
  const lowest = lowestPriceBeforeCampaign(history, now().getTime())
  const next = history.find(({ startsAt }) => Date.parse(startsAt) > now().getTime())
  return (
    <div className="admin-price" aria-live="polite">
      <dl>
        <Fact name={t(price.isCampaign ? 'price.now_campaign' : 'price.now')} value={formatPrice(price.amount)} />
        {lowest !== null && <Fact name={t('price.lowest')} value={formatPrice(lowest)} />}
      </dl>
      {lowest !== null && !price.isCampaign && (
        <p className="admin-hint admin-hint--alarming">{t('price.not_claimed', { amount: formatPrice(lowest) })}</p>
      )}
      {next && <p>{t('price.next', { amount: formatPrice(next.amount), moment: formatInstant(next.startsAt) })}</p>}
      <p className="admin-hint">{t('price.how')}</p>
    </div>
  )
}

const Row: z.ZodMiniType<DatedPrice> = z.object({
  channel: z.enum(['online', 'stores']),
  amount: z.int(),
  isCampaign: z.boolean(),
  startsAt: z.string(),
})

/** The rows of an article's price, fetched again after each addition. */
function usePriceRows(id: number | string | undefined): DatedPrice[] | undefined {
  const { mostRecentUpdate } = useDocumentEvents()
  const [rows, setRows] = useState<DatedPrice[]>()
  useEffect(() => {
    if (!id) return
    const question = `where[article][equals]=${id}&where[kind][equals]=unit&sort=startsAt&depth=0`
    const aborter = new AbortController()
    void readRows(`/api/prices?${question}`, Row, aborter.signal).then((found) => found && setRows(found))
    return () => aborter.abort()
  }, [id, mostRecentUpdate])
  return rows
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="admin-figure">{value}</dd>
    </div>
  )
}
