import { exportForCustomer } from '#contracts/customer-service.ts'
import { CUSTOMER_KEEPERS } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { changeCustomerByStaff } from '../change-by-staff.ts'
import { askExport } from '../export-data.ts'

/** `POST /api/customer/:number/export`: staff order an export for a customer who asked for it by phone. */
export const exportForCustomerEndpoint = endpoint(
  exportForCustomer,
  { who: CUSTOMER_KEEPERS },
  async ({ number, note }, req) => {
    await changeCustomerByStaff(req, number, { deed: 'export_asked', note })
    await askExport(req, { id: number })
    return { isAsked: true as const }
  },
)
