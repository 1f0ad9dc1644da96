/**
 * The custom XML part of `brief/review.ts` in an open document, through the Common API, which every Word that the add-in meets has.
 * A document that gives no such parts loses nothing but the memory which comments are ours.
 */
import { isEmptyReview, NO_REVIEW, parseReview, REVIEW_NAMESPACE, reviewXml, type Review } from '../review';

type Asynchronous<T> = (done: (answer: Office.AsyncResult<T>) => void) => void;

/** The value, or null where Word refused or has no such call. */
function answerOf<T>(call: Asynchronous<T>): Promise<T | null> {
  return new Promise((resolve) => {
    try {
      call((answer) => resolve(answer.status === Office.AsyncResultStatus.Succeeded ? answer.value : null));
    } catch {
      resolve(null);
    }
  });
}

async function parts(): Promise<readonly Office.CustomXmlPart[]> {
  const { customXmlParts } = Office.context.document;
  if (!customXmlParts) return [];
  const found = await answerOf<Office.CustomXmlPart[]>((done) =>
    customXmlParts.getByNamespaceAsync(REVIEW_NAMESPACE, done),
  );
  return found ?? [];
}

/** What all parts of ours say together; the command line may have written one and Word another. */
export async function readReview(): Promise<Review> {
  const texts = await Promise.all(
    (await parts()).map((part) => answerOf<string>((done) => part.getXmlAsync({}, done))),
  );
  const reviews = texts.flatMap((xml) => (xml === null ? [] : [parseReview(xml)]));
  if (reviews.length === 0) return NO_REVIEW;
  const decisions = reviews.flatMap((review) => review.decisions ?? []);
  return {
    comments: reviews.flatMap(({ comments }) => comments),
    ...(reviews.some((review) => review.decisions !== undefined) && { decisions }),
  };
}

/** Leaves exactly this in the document: one part, or none where there is nothing to say. False: Word did not take it. */
export async function writeReview(review: Review): Promise<boolean> {
  const before = await parts();
  if (!isEmptyReview(review)) {
    const xml = reviewXml(review);
    if (before.length === 1) {
      const [only] = before;
      const same = only && (await answerOf<string>((done) => only.getXmlAsync({}, done)));
      if (same === xml) return true;
    }
    // The new one first: a failure in between leaves two that say the same, never none.
    const added = await answerOf<Office.CustomXmlPart>((done) =>
      Office.context.document.customXmlParts.addAsync(xml, done),
    );
    if (added === null) return false;
  }
  const gone = await Promise.all(
    before.map((part) =>
      answerOf<true>((done) =>
        part.deleteAsync({}, (answer) => done({ ...answer, value: true } as Office.AsyncResult<true>)),
      ),
    ),
  );
  return gone.every((each) => each === true);
}
