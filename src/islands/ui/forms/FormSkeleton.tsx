import { Skeleton } from '../Skeleton.tsx';
import '../form-section.css';

/** The skeleton of an admin form while its record loads. */
export function FormSkeleton() {
  return (
    <div className="desk-form" aria-busy="true">
      {[3, 2, 4].map((fields) => (
        <div key={fields} className="desk-section">
          <Skeleton text className="desk-skeleton-title" />
          <div className="desk-fields">
            {Array.from({ length: fields }, (_, index) => (
              <Skeleton key={index} className="desk-skeleton-field" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
