/** Tag of every answer that names the exams that can be booked: invalidated with everything that schedules are made of. */
export const EXAMS_TAG = 'exams'
