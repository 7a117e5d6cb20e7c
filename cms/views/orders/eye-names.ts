import type { EyeNames } from '#domain/prescriptions/per-eye.ts'
import { t } from '../text.ts'

/** The admin's labels of the eyes. */
export const eyeNames: EyeNames = { right: t('prescription.right'), left: t('prescription.left') }
