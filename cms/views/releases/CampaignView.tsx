import { Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { formatPrice } from '#domain/money/euros.ts'
import { MARKETERS } from '#plugins/kit/admin/access.ts'
import { documentId } from '#plugins/kit/storage/documents.ts'
import { campaignOf, type CampaignRow } from '../../releases/campaign.ts'
import { codeOf } from '../../schedule/repository.ts'
import { AdminPage } from '../AdminPage.tsx'
import { campaignPath, documentPath } from '../admin-path.ts'
import { formatInstant } from '../format.ts'
import { ReportTable } from '../report/ReportTable.tsx'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'

/** A release as a campaign: what the 30-day rule lets be called a reduction, article by article, and what it sold. */
export async function CampaignView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const id = String(
    Object.values(view.params ?? {})
      .flat()
      .at(1) ?? '',
  )
  onlyFor(MARKETERS, req, campaignPath(id))
  const campaign = await campaignOf(req, documentId(req, id))
  if (!campaign) return notFound()
  const { release, rows, hasBegun } = campaign
  const code = codeOf(release)
  const unfit = rows.filter(({ percentOff }) => percentOff === null).length
  const moments = [release.goesLiveAt, release.comesBackAt].flatMap((at) => (at ? [formatInstant(at)] : []))
  const sold = rows.flatMap((row) => row.sold ?? [])
  const pieces = sold.reduce((sum, one) => sum + one.pieces, 0)
  const total = sold.reduce((sum, one) => sum + one.sum, 0)
  return (
    <AdminPage
      view={view}
      title={release.name}
      facts={<p className="admin-head__facts">{moments.join(' – ')}</p>}
      lead={t(rows.length === 0 ? 'campaign.no_prices' : 'campaign.lead')}
    >
      <p>
        <Link href={documentPath('releases', release.id)} prefetch={false}>
          {t('campaign.open')}
        </Link>
      </p>
      {(code ?? release.bannerText) && (
        <dl className="admin-panel day-facts">
          {code && (
            <div>
              <dt>{t('campaign.code')}</dt>
              <dd>
                {code.code}, {t(`campaign.worth.${code.kind}`, { value: worthOf(code) })}
                {code.minimum > 0 && `, ${t('campaign.minimum', { value: formatPrice(code.minimum) })}`}
              </dd>
            </div>
          )}
          {release.bannerText && (
            <div>
              <dt>{t('campaign.banner')}</dt>
              <dd>{release.bannerText}</dd>
            </div>
          )}
        </dl>
      )}
      {rows.length > 0 && (
        <section className="admin-part">
          <h2>{t('campaign.prices')}</h2>
          <p className={unfit > 0 ? 'admin-late' : undefined}>
            {t(unfit > 0 ? 'campaign.unfit' : 'campaign.all_fit', { count: unfit })}
          </p>
          {hasBegun && <p>{t('campaign.sold_in_all', { pieces, sum: formatPrice(total) })}</p>}
          <ReportTable
            file="kampanja"
            columns={columnsOf(hasBegun).map((column) => t(`campaign.column.${column}`))}
            rows={rows.map((row) => cellsOf(row, hasBegun))}
          />
        </section>
      )}
    </AdminPage>
  )
}

function worthOf({ kind, value }: NonNullable<ReturnType<typeof codeOf>>): string {
  return kind === 'percent' ? String(value) : formatPrice(value)
}

const columnsOf = (hasBegun: boolean) => [
  ...['article', 'before', 'amount', 'lowest', 'reduction'],
  ...(hasBegun ? ['pieces', 'sum'] : []),
]

function cellsOf({ title, channel, kind, before, amount, lowest, percentOff, sold }: CampaignRow, hasBegun: boolean) {
  const name = [
    title,
    channel === 'stores' && t('campaign.stores'),
    kind === 'subscription' && t('campaign.by_subscription'),
  ]
  return [
    name.filter(Boolean).join(', '),
    before,
    amount,
    lowest ?? '–',
    percentOff === null ? t('campaign.no_reduction') : `−${percentOff} %`,
    ...(hasBegun ? [sold ? String(sold.pieces) : '–', sold?.sum ?? '–'] : []),
  ]
}
