/** The most characters of a person's name, as an input field counts them. */
export const LONGEST_NAME = 24;

/** The most characters of what somebody writes. */
export const LONGEST_TEXT = 200;
