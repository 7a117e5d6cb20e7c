import type { Endpoint } from 'payload'
import { bookByStaffEndpoint } from './endpoints/book-by-staff.ts'
import { correctWrittenEndpoint } from './endpoints/correct-written.ts'
import { exportWrittenEndpoint } from './endpoints/export-written.ts'
import { giveVisitEndpoint } from './endpoints/give-visit.ts'
import { listBookingFiguresEndpoint } from './endpoints/list-booking-figures.ts'
import { listAdminSlotsEndpoint } from './endpoints/list-admin-slots.ts'
import { listStoreDaysEndpoint } from './endpoints/list-store-days.ts'
import { markVisitEndpoint } from './endpoints/mark-visit.ts'
import { moveByStaffEndpoint } from './endpoints/move-by-staff.ts'
import { moveBrokenEndpoint } from './endpoints/move-broken.ts'
import { openVisitEndpoint } from './endpoints/open-visit.ts'
import { previewAbsenceEndpoint } from './endpoints/preview-absence.ts'
import { printPrescriptionEndpoint } from './endpoints/print-prescription.ts'
import { readWrittenEndpoint } from './endpoints/read-written.ts'
import { writePrescriptionEndpoint } from './endpoints/write-prescription.ts'

/** What staff of a store do with its exams. */
export const adminEndpoints: Endpoint[] = [
  listStoreDaysEndpoint,
  listAdminSlotsEndpoint,
  bookByStaffEndpoint,
  openVisitEndpoint,
  moveByStaffEndpoint,
  markVisitEndpoint,
  previewAbsenceEndpoint,
  moveBrokenEndpoint,
  writePrescriptionEndpoint,
  printPrescriptionEndpoint,
  readWrittenEndpoint,
  correctWrittenEndpoint,
  exportWrittenEndpoint,
  giveVisitEndpoint,
  listBookingFiguresEndpoint,
]
