import type { DefaultTranslationsObject, I18nOptions, Language } from '@payloadcms/translations'
import { authentication } from './fi/authentication.ts'
import { dashboard, general, localization } from './fi/general.ts'
import { error } from './fi/error.ts'
import { fields } from './fi/fields.ts'
import { folder } from './fi/folder.ts'
import { lexical } from './fi/lexical.ts'
import { operators } from './fi/operators.ts'
import { upload } from './fi/upload.ts'
import { validation } from './fi/validation.ts'
import { version } from './fi/version.ts'

const translations: DefaultTranslationsObject = {
  authentication,
  dashboard,
  error,
  fields,
  folder,
  general,
  localization,
  operators,
  upload,
  validation,
  version,
}

/**
 * The admin in Finnish, which Payload does not ship. Its list of date languages has no Finnish either, and an unlisted
 * key leaves every date at "Ladataan…"; so we ask for Estonian and next.config.mjs puts date-fns' Finnish in its place.
 */
export const fi: Language = { dateFNSKey: 'et', translations }

/**
 * The `i18n` of payload.config.ts. Finnish is the only language, so it is what every browser gets, whatever it asks for.
 * The editor's texts stand apart because the admin keeps only Payload's own keys of `supportedLanguages` in a browser.
 * Cast: Payload's types list the languages it ships, while its code takes any key.
 */
export const inFinnish = {
  supportedLanguages: { fi },
  fallbackLanguage: 'fi',
  translations: { fi: { lexical } },
} as unknown as I18nOptions
