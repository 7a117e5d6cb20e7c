import type { AdminViewServerProps } from 'payload'
import { MARKETERS } from '#plugins/kit/admin/access.ts'
import { widgetsPath } from '#domain/server-paths.ts'
import { merchantMarkets } from '#plugins/provider/repository.ts'
import { AdminPage } from '../AdminPage.tsx'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'
import { WidgetPlayground } from './WidgetPlayground.tsx'

const WIDGETS_PATH = '/admin/widgetit'

/** The widgets with a merchant's own goods, and what its developer puts onto a page for them. */
export async function WidgetsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  onlyFor(MARKETERS, req, WIDGETS_PATH)
  const merchants = await merchantMarkets(req)
  return (
    <AdminPage view={view} title={t('widgets.title')} lead={t('widgets.lead')}>
      <p>
        <a href={widgetsPath} target="_blank" rel="noreferrer">
          {t('widgets.docs')}
        </a>
      </p>
      {merchants.length === 0 ? (
        <p className="admin-empty">{t('widgets.none')}</p>
      ) : (
        <WidgetPlayground merchants={merchants} provider={process.env.SHOP_URL ?? ''} />
      )}
    </AdminPage>
  )
}
