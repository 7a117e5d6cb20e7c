import type { AdminViewServerProps } from 'payload'
import { FORM_READERS, hasRole, MARKETERS } from '#plugins/kit/admin/access.ts'
import { countSubmissions, listSubmissions, type Submission } from '../../forms/repository.ts'
import { SUBMISSIONS_PATH } from '../../forms/letters.ts'
import { AdminPage } from '../AdminPage.tsx'
import { formatInstant } from '../format.ts'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'
import { SubmissionActions } from './SubmissionActions.tsx'

/** So many open ones are shown: the others follow as these are handled. */
const MOST_SHOWN = 50

/** What was sent by forms: open ones, and those handled last. Marketers see how much was sent, since people write of their health. */
export async function FormsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  onlyFor([...MARKETERS, ...FORM_READERS], req, SUBMISSIONS_PATH)
  if (!hasRole(req, FORM_READERS)) return <CountsView view={view} />
  const { open, handled } = await listSubmissions(req)
  return (
    <AdminPage view={view} title={t('forms.title')} lead={t(open.length > 0 ? 'forms.lead' : 'forms.none')}>
      <ol className="admin-queue">
        {open.slice(0, MOST_SHOWN).map((submission) => (
          <SentForm key={submission.ref} submission={submission} />
        ))}
      </ol>
      {open.length > MOST_SHOWN && <p>{t('forms.more', { most: MOST_SHOWN, count: open.length })}</p>}
      {handled.length > 0 && (
        <>
          <h2>{t('forms.handled')}</h2>
          <ol className="admin-queue">
            {handled.map((submission) => (
              <SentForm key={submission.ref} submission={submission} />
            ))}
          </ol>
        </>
      )}
    </AdminPage>
  )
}

/** How much was sent by each form, for staff who do not read it. */
async function CountsView({ view }: { view: AdminViewServerProps }) {
  const counts = await countSubmissions(view.initPageResult.req)
  return (
    <AdminPage view={view} title={t('forms.title')} lead={t(counts.length > 0 ? 'forms.counts' : 'forms.none')}>
      <ul className="admin-panel admin-rows">
        {counts.map(({ title, open, handled }) => (
          <li key={title}>
            <p>
              <span>{title}</span>
              <span className="admin-rows__aside">{t('forms.count', { open, handled })}</span>
            </p>
          </li>
        ))}
      </ul>
    </AdminPage>
  )
}

function SentForm({ submission }: { submission: Submission }) {
  const { ref, title, state, receivedAt, deletedFrom, readings, handledAt, handledBy } = submission
  const received = t('forms.received', { moment: formatInstant(receivedAt) })
  const read = readings?.at(-1)
  return (
    <li className="admin-panel admin-waiting admin-withdrawal">
      <div className="admin-panel__head">
        <h2>{title}</h2>
      </div>
      <p className="admin-waiting__facts">
        <span>{received}</span>
        <span>{t('forms.deleted', { day: formatInstant(deletedFrom) })}</span>
        {read && <span>{t('forms.read_by', { who: read.who, moment: formatInstant(read.at) })}</span>}
        {handledAt && <span>{t('forms.handled_by', { moment: formatInstant(handledAt), who: handledBy ?? '' })}</span>}
      </p>
      <SubmissionActions submissionRef={ref} name={`${title}, ${received}`} isOpen={state === 'open'} />
    </li>
  )
}
