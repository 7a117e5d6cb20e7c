import type { DefaultTranslationsObject } from '@payloadcms/translations'
import { generalActions } from './general-actions.ts'
import { generalNotices } from './general-notices.ts'
import { generalWords } from './general-words.ts'

export const general: DefaultTranslationsObject['general'] = { ...generalWords, ...generalActions, ...generalNotices }
