/** Tag of the answers that show a form of the editors. */
export const FORMS_TAG = 'forms'
