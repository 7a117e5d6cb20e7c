import type { Plugin } from 'payload'
import { accountNews, customerEvents, customerRecords } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { prescriptionRecords } from './prescription-records.ts'
import { prescriptionEndpoints } from './endpoints.ts'
import { bringFilesAlong, erasePrescriptionFiles } from './files-for-orders.ts'
import { eraseStoredPrescriptions } from './erase-prescriptions.ts'
import { storedPrescriptions } from './stored-prescriptions.ts'
import { prescriptionNews } from './news.ts'
import { prescriptionFiles } from './prescription-files.ts'
import { prescriptionReads } from './prescription-reads.ts'

/** Prescriptions that customers keep with us, and photographed ones on their way into an order. */
export const prescriptionsPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [storedPrescriptions, prescriptionFiles, prescriptionReads],
    endpoints: prescriptionEndpoints,
    tasks: [eraseStoredPrescriptions, erasePrescriptionFiles],
    hooks: [
      customerRecords.on('prescriptions', prescriptionRecords),
      accountNews.on(prescriptionNews),
      customerEvents.on({ signedIn: bringFilesAlong }),
    ],
  })
