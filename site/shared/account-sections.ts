import type { RouteName } from './routes.ts'

/** The parts of My Pages in the order in which the first page leads to them. Words: `locales/fi/account.json section`. */
export const accountSections: readonly RouteName[] = [
  'my_orders',
  'my_bookings',
  'order',
  'invoices',
  'account_tasks',
  'withdrawal',
  'sign_out',
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
