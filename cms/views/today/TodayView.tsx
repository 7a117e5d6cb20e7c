import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { shortDay } from '#domain/calendar/finnish-day.ts'
import { EXAM_STAFF, hasRole, MARKETERS, ORDER_STAFF, PICKUP_STAFF } from '#plugins/kit/admin/access.ts'
import { today } from '#plugins/kit/clock.ts'
import { taskRecords } from '#plugins/kit/tasks/scheduler.ts'
import { guessedCards } from '#plugins/giftcards/repository.ts'
import { findBrokenLinks } from '../../content/broken-links.ts'
import { recentWarnings } from '../../content/recent-warnings.ts'
import { wasForOtherRole } from '../staff-only.ts'
import { t } from '../text.ts'
import { Arrivals } from './Arrivals.tsx'
import { BrokenLinks } from './BrokenLinks.tsx'
import { ContentPanels } from './ContentPanels.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { GuessedCards } from './GuessedCards.tsx'
import { OrderPanels } from './OrderPanels.tsx'
import { PageWarnings } from './PageWarnings.tsx'
import { Pickups } from './Pickups.tsx'
import { ScheduledTasks } from './ScheduledTasks.tsx'
import { WaitingTiles } from './WaitingTiles.tsx'

/** The admin's start page: what waits for this member of staff, and whether the shop is well. */
export async function TodayView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const handlesOrders = hasRole(req, ORDER_STAFF)
  const writesContent = hasRole(req, MARKETERS)
  const isAdmin = hasRole(req, ['admin'])
  const [tasks, guessed, broken, warned] = await Promise.all([
    isAdmin ? taskRecords(req) : [],
    handlesOrders ? guessedCards(req) : [],
    writesContent ? findBrokenLinks(req) : [],
    writesContent ? recentWarnings(req) : [],
  ])
  return (
    <Gutter>
      <main className="admin">
        <header className="admin-head">
          <h1>
            {t('today.title')} <span className="admin-head__day">{shortDay(today())}</span>
          </h1>
        </header>
        {wasForOtherRole(searchParams) && (
          <p className="admin-lead" role="status">
            {t('today.other_role')}
          </p>
        )}
        <WaitingTiles req={req} />
        {hasRole(req, EXAM_STAFF) && <Arrivals req={req} />}
        {hasRole(req, PICKUP_STAFF) && <Pickups req={req} />}
        {handlesOrders && <OrderPanels req={req} />}
        {writesContent && <ContentPanels req={req} />}
        <FirstSteps req={req} />
        {broken.length > 0 && <BrokenLinks broken={broken} />}
        {warned.length > 0 && <PageWarnings pages={warned} />}
        {guessed.length > 0 && <GuessedCards cards={guessed} />}
        {isAdmin && <ScheduledTasks tasks={tasks} />}
      </main>
    </Gutter>
  )
}
