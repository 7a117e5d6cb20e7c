import type { AdminViewServerProps, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { EXAM_STAFF, hasRole, OPTICIANS } from '#plugins/kit/admin/access.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { adminScope } from '#plugins/bookings/admin/admin-scope.ts'
import { storeDays } from '#plugins/bookings/admin/store-days.ts'
import { examTypes, storesWithExams } from '#plugins/bookings/schedule/repository.ts'
import { waitingPersons } from '#plugins/bookings/waiting/waiting-admin.ts'
import { listStores } from '#plugins/stores/repository.ts'
import { AdminPage } from '../AdminPage.tsx'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'
import { DayToolbar } from './DayToolbar.tsx'
import { FiguresPanel } from './FiguresPanel.tsx'
import { StoreAdmin } from './StoreAdmin.tsx'
import { BOOKINGS_PATH, mondayOf, type ShownView } from './view-address.ts'

/** The store's day: who examines, who comes, and what the store says of each visit. */
export async function BookingsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  onlyFor(EXAM_STAFF, req, BOOKINGS_PATH)
  const stores = await ownStores(req)
  const asked = view.searchParams ?? {}
  const store = stores.find(({ id }) => id === Number(asked.myymala)) ?? stores[0]
  if (!store) {
    return (
      <AdminPage view={view} title={t('bookings.title')} lead={t('bookings.no_store')}>
        {null}
      </AdminPage>
    )
  }
  const visit = typeof asked.varaus === 'string' ? asked.varaus : undefined
  const shown: ShownView = {
    store: store.id,
    day: z.safeParse(z.iso.date(), asked.paiva).data ?? today(),
    isWeek: asked.nakyma === 'viikko',
    side: asked.mukaan === 'huone' ? 'room' : 'examiner',
  }
  const [days, exams, waiting] = await Promise.all([
    shownDays(req, shown),
    examTypes(req),
    waitingPersons(req, store.id),
  ])
  return (
    <AdminPage view={view} title={t('bookings.title')} facts={<StoreName name={store.name} />} lead="">
      <DayToolbar shown={shown} stores={stores} today={today()} />
      <StoreAdmin
        days={days}
        shown={shown}
        waiting={waiting}
        key={visit}
        visit={visit}
        exams={exams.filter(({ service }) => store.services.includes(service))}
        now={{ day: today(), time: helsinkiTime(nowIso()) }}
        mayWrite={hasRole(req, OPTICIANS)}
        mayPlan={hasRole(req, ['admin', 'store-staff'])}
      />
      <FiguresPanel today={today()} />
    </AdminPage>
  )
}

/** The stores that take bookings and are the caller's to run, by name. */
async function ownStores(req: PayloadRequest) {
  const [scope, numbers, stores] = await Promise.all([adminScope(req), storesWithExams(req), listStores(req)])
  const own = stores.filter(({ id }) => numbers.includes(id))
  return scope === 'every store' ? own : own.filter(({ id }) => id === scope.store)
}

function shownDays(req: PayloadRequest, { store, day, isWeek }: ShownView) {
  if (!isWeek) return storeDays(req, store, day, 1)
  return storeDays(req, store, mondayOf(day), 7)
}

function StoreName({ name }: { name: string }) {
  return <p className="admin-head__facts">{name}</p>
}
