import type { RouteName } from './routes.ts'

/** The parts of My Pages in the order in which the first page leads to them. Words: `locales/fi/account.json section`. */
export const accountSections: readonly RouteName[] = ['my_orders', 'order', 'withdrawal', 'sign_out']
