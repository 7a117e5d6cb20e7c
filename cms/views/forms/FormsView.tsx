import type { AdminViewServerProps } from 'payload'
import { listSubmissions, type Submission } from '../../forms/repository.ts'
import { DeskPage } from '../DeskPage.tsx'
import { formatInstant } from '../format-time.ts'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'
import { SubmissionActions } from './SubmissionActions.tsx'

/** What was sent by forms: open ones, and those handled last. For admins, since people write of their health. */
export async function FormsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  onlyFor(['admin'], req, '/admin/lomakkeet')
  const { open, handled } = await listSubmissions(req)
  return (
    <DeskPage view={view} title={t('forms.title')} lead={t(open.length > 0 ? 'forms.lead' : 'forms.none')}>
      <ol className="desk-queue">
        {open.map((submission) => (
          <SentForm key={submission.ref} submission={submission} />
        ))}
      </ol>
      {handled.length > 0 && (
        <>
          <h2>{t('forms.handled')}</h2>
          <ol className="desk-queue">
            {handled.map((submission) => (
              <SentForm key={submission.ref} submission={submission} />
            ))}
          </ol>
        </>
      )}
    </DeskPage>
  )
}

function SentForm({ submission }: { submission: Submission }) {
  const { ref, title, state, receivedAt, deletedFrom, readings, handledAt, handledBy } = submission
  const received = t('forms.received', { moment: formatInstant(receivedAt) })
  const read = readings?.at(-1)
  return (
    <li className="desk-panel desk-waiting desk-withdrawal">
      <div className="desk-panel__head">
        <h2>{title}</h2>
      </div>
      <p className="desk-waiting__facts">
        <span>{received}</span>
        <span>{t('forms.deleted', { day: formatInstant(deletedFrom) })}</span>
        {read && <span>{t('forms.read_by', { who: read.who, moment: formatInstant(read.at) })}</span>}
        {handledAt && <span>{t('forms.handled_by', { moment: formatInstant(handledAt), who: handledBy ?? '' })}</span>}
      </p>
      <SubmissionActions submissionRef={ref} name={`${title}, ${received}`} isOpen={state === 'open'} />
    </li>
  )
}
