/** The most that a customer may send in one file, in megabytes of 1,048,576 bytes. */
export const UPLOAD_MEGABYTES = 10
