import type { RouteName } from './routes.ts'

/** The parts of My Pages in the order of the navigation that all its pages have. Words: `locales/fi/account.json section`. */
export const accountSections: readonly RouteName[] = [
  'my_pages',
  'my_orders',
  'my_subscriptions',
  'my_bookings',
  'account_prescriptions',
  'invoices',
  'friends',
  'account_tasks',
]

/** The tasks of the account in the order in which their page leads to them. Words: `locales/fi/account-tasks.json way`. */
export const accountTasks: readonly RouteName[] = [
  'account_details',
  'account_email',
  'account_password',
  'account_passkeys',
  'account_prescriptions',
  'account_wishes',
  'account_devices',
  'account_data',
  'account_deletion',
]
