/** Tag of every page that shows frequently asked questions. */
export const QUESTIONS_TAG = 'questions'
