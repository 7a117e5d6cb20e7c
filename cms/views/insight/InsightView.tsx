import type { AdminViewServerProps } from 'payload'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { hasRole, MARKETERS } from '#plugins/kit/admin/access.ts'
import { insightOf, watchedPlaces } from '#plugins/insight/figures.ts'
import { droppedToday } from '#plugins/provider/store-events.ts'
import { AdminPage } from '../AdminPage.tsx'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'
import { EraseShopper } from './EraseShopper.tsx'
import { INSIGHT_PATH, shownInsight } from './insight-address.ts'
import { InsightBar } from './InsightBar.tsx'
import { LiveEvents } from './LiveEvents.tsx'
import { MissedSearches } from './MissedSearches.tsx'
import { PositionsPanel } from './PositionsPanel.tsx'
import { SearchTiles } from './SearchTiles.tsx'
import { SearchTable } from './SearchTable.tsx'

/** What people search, find and choose at one merchant. */
export async function InsightView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  onlyFor(MARKETERS, req, INSIGHT_PATH)
  const places = await watchedPlaces(req)
  const shown = shownInsight(places, view.searchParams)
  if (!shown) return <AdminPage view={view} title={t('insight.title')} lead={t('insight.top_none')} children={null} />
  const { place, days } = shown
  const { tenant, market } = place
  const dropped = droppedToday(req).find((one) => one.tenant === tenant)
  const { searches, positions } = await insightOf(req, place, days)
  const mayMend = tenant === shopPlace.tenant
  return (
    <AdminPage view={view} title={t('insight.title')} lead={t('insight.lead')}>
      {dropped && (
        <p className="admin-hint" role="alert">
          {t('insight.dropped', { count: dropped.events })}
        </p>
      )}
      <InsightBar shown={shown} places={places} />
      <SearchTiles figures={searches} />
      <div className="admin-pair">
        <section className="admin-panel" aria-labelledby="insight-top">
          <h2 id="insight-top">{t('insight.top')}</h2>
          {searches.top.length === 0 ? (
            <p className="admin-empty">{t('insight.top_none')}</p>
          ) : (
            <SearchTable rows={searches.top} />
          )}
        </section>
        <MissedSearches kind="missed" rows={searches.withoutResults} mayMend={mayMend} />
      </div>
      <MissedSearches kind="unopened" rows={searches.unopened} mayMend={mayMend} />
      <PositionsPanel positions={positions} />
      <LiveEvents key={`${tenant} ${market}`} tenant={tenant} market={market} />
      {hasRole(req, ['admin']) && <EraseShopper tenant={tenant} />}
    </AdminPage>
  )
}
