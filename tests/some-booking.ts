import type { BookingView } from '#contracts/bookings.ts'
import type { Store } from '#contracts/stores.ts'

const store: Store = {
  ...{ id: 101, name: 'Helsinki Kamppi', slug: 'helsinki-kamppi', address: 'Urho Kekkosen katu 1', zip: '00100' },
  ...{ city: 'Helsinki', phone: '+358 9 555 0101', email: 'kamppi@example.com', latitude: 60.1688, longitude: 24.9313 },
  ...{ hours: [], lunch: [], deviatingDays: [], services: [], languages: [], accessibility: [] },
  ...{ accessibilityDetails: null, picture: null, description: '' },
}

/** A booking as who made it sees it. */
export function someBooking(changes: Partial<BookingView> = {}): BookingView {
  return {
    ...{
      number: 'K7QM2X9D',
      state: 'created',
      confirmation: 2,
      isMailed: true,
      ageGroup: '18_75',
      price: 4500,
      store,
      examiner: null,
    },
    ...{ day: '2026-11-24', time: '09:30', startsAt: '2026-11-24T07:30:00.000Z', endsAt: '2026-11-24T08:00:00.000Z' },
    ...{ firstName: 'Aino', note: '', wantsReminder: false, canChange: true, benefitCode: null, benefitUntil: null },
    changeableUntil: '2026-11-24T05:30:00.000Z',
    examType: {
      ...{ id: 'nakotarkastus', group: 'glasses', level: 'basic', name: 'Näöntarkastus silmälaseja varten' },
      ...{ complaint: '', description: '', bring: ['Lasit, joita käytät nyt'], minutes: 30, price: 4500 },
      ...{ ageGroups: ['18_75'], skill: 'refraction', instruments: [], service: 'eye_exam', isForCompanies: false },
    },
    ...changes,
  }
}
