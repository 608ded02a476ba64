import { splitMentions } from './mentions.ts';
import './mentions.css';

/** A note with the names of the mentioned colleagues marked. */
export function MentionedText({ text, names }: { text: string; names: readonly string[] }) {
  return splitMentions(text, names).map(({ text, isMention }, index) =>
    isMention ? (
      <strong key={index} className="mention">
        {text}
      </strong>
    ) : (
      text
    ),
  );
}
