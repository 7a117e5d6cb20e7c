import type { DefaultTranslationsObject } from '@payloadcms/translations'
import { generalActions } from './general-actions.ts'
import { generalNotices } from './general-notices.ts'
import { generalWords } from './general-words.ts'

export const general: DefaultTranslationsObject['general'] = { ...generalWords, ...generalActions, ...generalNotices }

export const dashboard: DefaultTranslationsObject['dashboard'] = {
  addButton: 'Lisää +',
  addWidget: 'Lisää pienoisnäkymä',
  deleteWidget: 'Poista pienoisnäkymä {{id}}',
  discardConfirmLabel: 'Hylkää',
  discardMessage: 'Työpöydän asettelussa on tallentamattomia muutoksia. Hylätäänkö ne?',
  discardTitle: 'Hylätäänkö muutokset?',
  editDashboard: 'Muokkaa työpöytää',
  editingDashboard: 'Muokkaat työpöytää',
  noItems: 'Työpöydällä ei ole pienoisnäkymiä. Voit lisätä niitä yläpalkin Työpöytä-valikosta.',
  resetLayout: 'Palauta asettelu',
  searchWidgets: 'Hae pienoisnäkymiä…',
}

export const localization: DefaultTranslationsObject['localization'] = {
  cannotCopySameLocale: 'Kieliversiota ei voi kopioida itseensä',
  copyFrom: 'Kopioi kielestä',
  copyFromTo: 'Kopioidaan: {{from}} → {{to}}',
  copyTo: 'Kopioi kieleen',
  copyToLocale: 'Kopioi kieliversioon',
  localeToPublish: 'Julkaistava kieliversio',
  selectedLocales: 'valitut kieliversiot',
  selectLocaleToCopy: 'Valitse kopioitava kieliversio',
  selectLocaleToDuplicate: 'Valitse monistettavat kieliversiot',
}
