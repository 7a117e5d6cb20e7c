/** Tag of every page that says what a delivery costs. */
export const DELIVERIES_TAG = 'deliveries'

/** Tag of every answer that names the exams that can be booked: invalidated with everything that schedules are made of. */
export const EXAMS_TAG = 'exams'

/** Tag of the answers that show a form of the editors. */
export const FORMS_TAG = 'forms'

/** Tag of every answer that names plans of glasses by the month: invalidated with each change of one. */
export const PLANS_TAG = 'lifestyle-plans'

/** Tag of every page that shows frequently asked questions. */
export const QUESTIONS_TAG = 'questions'

/** Tag of every answer to words that a shopper typed: what editors change of the search makes it stale. */
export const SEARCH_TAG = 'search'

/** Tag of every page, since what stands around it (menu, footer) is the same on all of them. */
export const SHELL_TAG = 'shell'

/** Tag of every page that names stores, their addresses or hours. */
export const STORES_TAG = 'stores'
