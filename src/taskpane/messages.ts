/** What the pane says when a piece of work ends otherwise than asked: title, and what to do. */
import { BriefHostError } from '../brief/model';
import { JUMP_MESSAGE, type Message } from './state';

export const PLACE_CHANGED: Message = {
  id: JUMP_MESSAGE,
  intent: 'warning',
  title: 'The place has changed',
  text: 'These words are no longer where they were read. Check again.',
};

export const DECISION_NOT_KEPT: Message = {
  id: 'decision',
  intent: 'warning',
  title: 'The decision is not kept',
  text: 'This Word gives the pane no storage. It holds until the pane is closed.',
};

export const NOT_IN_DOCUMENT: Message = {
  id: 'decision',
  intent: 'warning',
  title: 'The decisions are not in the document',
  text: 'Word did not take them. They are kept on this computer.',
};

export const NOT_KEPT: Message = {
  id: 'storage',
  intent: 'warning',
  title: 'Nothing was kept',
  text: 'This Word gives the pane no storage. Settings hold until the pane is closed.',
};

export const FORGOTTEN: Message = {
  id: 'storage',
  intent: 'success',
  title: 'Results are forgotten',
  text: 'Marks in documents stay until you remove them.',
};

/** The sentence for a failure; what is not one of ours is not shown, since it may hold words of the brief. */
export function messageFor(failure: unknown): Message {
  if (failure instanceof BriefHostError) {
    return failure.kind === 'cancelled'
      ? { id: 'work', intent: 'info', title: 'Stopped', text: 'Nothing was changed in the document.' }
      : { id: 'work', intent: 'error', title: 'The check could not be finished', text: failure.message };
  }
  return {
    id: 'work',
    intent: 'error',
    title: 'The check could not be finished',
    text: 'Something went wrong inside the pane. The document was not changed beyond the marks you see. Try again.',
  };
}
