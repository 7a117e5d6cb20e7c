import type { DefaultTranslationsObject } from '@payloadcms/translations'

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
