import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { MARKETERS } from '#plugins/kit/admin/access.ts'
import { experimentReports } from '#plugins/insight/experiment-reports.ts'
import { AdminPage } from '../AdminPage.tsx'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'
import { ExperimentPanel } from './ExperimentPanel.tsx'

/** The latest experiments, and what each says now. */
export async function ExperimentsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  onlyFor(MARKETERS, req, '/admin/kokeet')
  const reports = await experimentReports(req)
  return (
    <AdminPage view={view} title={t('experiments.title')} lead={t('experiments.lead')}>
      <p>
        <Link
          className="admin-button admin-button--primary insight-make"
          href="/admin/collections/experiments/create"
          prefetch={false}
        >
          {t('experiments.make')}
        </Link>
      </p>
      {reports.length === 0 && <p className="admin-empty">{t('experiments.none')}</p>}
      <div className="admin-queue">
        {reports.map((reported) => (
          <ExperimentPanel key={reported.experiment.key} reported={reported} />
        ))}
      </div>
    </AdminPage>
  )
}
