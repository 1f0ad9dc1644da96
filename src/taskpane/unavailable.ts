/** One row for each reason why there is no document to work on: what is so, then what to do. */
import type { HostProblem } from './state';

export interface ProblemWords {
  readonly title: string;
  readonly text: string;
  /** Loading the page again can help. */
  readonly again: boolean;
}

export const PROBLEM_WORDS: Readonly<Record<HostProblem, ProblemWords>> = {
  outsideOffice: {
    title: 'This page belongs inside Word',
    text: 'It is the pane of an add-in and there is no document here. Open a brief in Word and choose Check citations on the Review tab.',
    again: false,
  },
  notWord: {
    title: 'This add-in reads Word documents',
    text: 'Open the brief in Word and choose Check citations on the Review tab.',
    again: false,
  },
  officeScriptMissing: {
    title: 'Microsoft’s office.js did not load',
    text: 'Without it the pane cannot reach the document. It comes from appsforoffice.microsoft.com: see that this computer may load it, then try again.',
    again: true,
  },
  wordSilent: {
    title: 'Word does not answer',
    text: 'The pane has loaded and Word has not connected to it. Try again; if that does not help, close the pane and open it from the Review tab.',
    again: true,
  },
  wordTooOld: {
    title: 'This Word is too old',
    text: 'The pane needs Word 2019 or later (WordApi 1.3). The command line checks the same brief: npx cite-check check BRIEF.docx.',
    again: false,
  },
  hostFailed: {
    title: 'The document could not be opened',
    text: 'Word refused to show the document to the pane. Close the pane and open it again.',
    again: true,
  },
};
