/** Tag of every answer that names plans of glasses by the month: invalidated with each change of one. */
export const PLANS_TAG = 'lifestyle-plans'
