import type { PayloadRequest } from 'payload'
import { openReleases, troubledReleases, upcomingMoments } from '../../schedule/repository.ts'
import { scheduleOf } from '../../releases/schedule.ts'
import { draftsWaiting } from '../../repository.ts'
import { Drafts } from './Drafts.tsx'
import { Upcoming } from './Upcoming.tsx'

const MOST_DRAFTS = 5
const MOST_MOMENTS = 6

/** What waits for those who write content: drafts, and what goes live and comes back next. */
export async function ContentPanels({ req }: { req: PayloadRequest }) {
  const [drafts, open, troubled, { ranAt }] = await Promise.all([
    draftsWaiting(req, MOST_DRAFTS),
    openReleases.read(req),
    troubledReleases(req),
    scheduleOf(req, undefined),
  ])
  return (
    <div className="admin-pair">
      <Upcoming moments={upcomingMoments(open, MOST_MOMENTS)} troubled={troubled} ranAt={ranAt} />
      <Drafts {...drafts} />
    </div>
  )
}
