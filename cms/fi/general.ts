import type { DefaultTranslationsObject } from '@payloadcms/translations'
import { generalDeeds } from './general-deeds.ts'
import { generalNotices } from './general-notices.ts'
import { generalWords } from './general-words.ts'

export const general: DefaultTranslationsObject['general'] = { ...generalWords, ...generalDeeds, ...generalNotices }
