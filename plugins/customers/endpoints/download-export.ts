import { downloadExport } from '#contracts/accounts.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { exportFile, ownerOfExport } from '../export-data.ts'
import { customerCaller } from '../repository.ts'

/** `GET /api/account/exports/:ref/file`: a finished export. */
export const downloadExportEndpoint = endpoint(
  downloadExport,
  {
    who: 'customer',
    ownedBy: { owner: ({ ref }, req) => ownerOfExport(req, ref), missing: 'account.export_not_found' },
  },
  ({ ref }, req) => exportFile(req, customerCaller(req), ref),
)
